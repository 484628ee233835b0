import { Router } from 'express';

/** Whether this process can serve visitors, or why not. */
export interface Readiness {
  /** Null when ready, else the reason in a few words. */
  reason(): Promise<string | null>;
  /** What visitors get on without for now, in a few words; null for nothing. */
  degraded?(): Promise<string | null>;
}

/**
 * GET /livez: the process runs. GET /readyz: 200 only when the inventory is loaded and the database answers, else 503 with the reason. A
 * server without its search stays ready, since every other one is without it too, and says so.
 */
export const health = (readiness: Readiness): Router => {
  const router = Router();
  router.use(['/livez', '/readyz'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reason = await readiness.reason();
    if (reason === null) {
      const degraded = await readiness.degraded?.();
      response.json({ status: 'ready', ...(typeof degraded === 'string' && { degraded }) });
    } else response.status(503).set('Retry-After', '1').json({ status: 'not ready', reason });
  });
  return router;
};

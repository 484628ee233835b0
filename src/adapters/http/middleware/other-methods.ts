import type { Request, RequestHandler, Response } from 'express';

export type MethodRefusal = (request: Request, response: Response, allowed: string) => void;

/** What is read of Express's routers: its own `OPTIONS` answers are made of the same. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

const methodsAt = (routers: readonly RequestHandler[], path: string): readonly string[] => {
  const layers = routers.flatMap((router) => (router as { readonly stack?: readonly Layer[] }).stack ?? []);
  return layers.flatMap((layer) => {
    if (!layer.match(path)) return [];
    return layer.route ? Object.keys(layer.route.methods) : [];
  });
};

/** 405 with `Allow` where these routers know the path by another method (RFC 9110, section 15.5.6). After the routers themselves. */
export const otherMethods =
  (routers: readonly RequestHandler[], refuse: MethodRefusal): RequestHandler =>
  (request, response, next) => {
    const methods = new Set(methodsAt(routers, request.path).map((method) => method.toUpperCase()));
    if (methods.has('GET')) methods.add('HEAD');
    const allowed = [...methods].sort().join(', ');
    if (allowed === '' || methods.has(request.method)) next();
    else {
      response.set('Allow', allowed);
      refuse(request, response, allowed);
    }
  };

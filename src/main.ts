import { runWorkers } from './composition/run/run-workers.ts';
import { WEB } from './composition/web.ts';

await runWorkers(WEB);

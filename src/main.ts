import { runServer } from './composition/run-server.ts';
import { WEB } from './composition/web.ts';

await runServer(WEB);

import { Router } from 'express';
import { sendDocument, visitOf, type PageRoutesDependencies } from './page-router.ts';

/** GET /_components, in development only: every component in every state, on the visitor's site and in their language. */
export const componentsPage = ({ pages }: Pick<PageRoutesDependencies, 'pages'>): Router => {
  return Router().get('/_components', async (request, response) => {
    sendDocument(response, await pages.gallery(visitOf(request, response)));
  });
};

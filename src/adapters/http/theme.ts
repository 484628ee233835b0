import { COOKIES } from '../../domain/site/page-cookies.ts';
import { Router } from 'express';
import { formBody } from './form-body.ts';
import { localPath } from './local-path.ts';
import { httpCookies } from './cookies.ts';

/** POST /theme {theme: auto|light|dark, back}: stores the visitor's choice of colours and returns to the page (303). */
export const theme = (): Router => {
  return Router().post('/theme', ...formBody('4kb'), (request, response) => {
    const { theme: choice, back } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const cookies = httpCookies(request, response);
    if (choice === 'light' || choice === 'dark') cookies.keep(COOKIES.theme, choice, 'long');
    else cookies.forget(COOKIES.theme);
    response.redirect(303, localPath(back));
  });
};

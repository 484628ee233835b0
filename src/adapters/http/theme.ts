import { COOKIES } from '../../domain/site/page-cookies.ts';
import { Router } from 'express';
import type { Ports } from '../../ports/ports.ts';
import { localPath } from './local-path.ts';
import { httpCookies } from './cookies.ts';
import { ownForm } from './middleware/own-forms.ts';

const CHANGES_PER_MINUTE = 60;

/** POST /theme {theme: auto|light|dark, back}: stores the visitor's choice of colours and returns to the page (303). */
export const theme = ({ stamps }: Pick<Ports, 'stamps'>): Router =>
  Router().post('/theme', ...ownForm(stamps, { name: 'theme', perMinute: CHANGES_PER_MINUTE }), (request, response) => {
    const { theme: choice, back } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const cookies = httpCookies(request, response);
    if (choice === 'light' || choice === 'dark') cookies.keep(COOKIES.theme, choice, 'long');
    else cookies.forget(COOKIES.theme);
    response.redirect(303, localPath(back));
  });

import express, { type RequestHandler } from 'express';

/** The fields of a form: as a browser without JavaScript sends them, or as JSON from the page's own calls. @param limit as `8kb` */
export const formBody = (limit: string): RequestHandler[] => [
  express.urlencoded({ extended: false, limit }),
  express.json({ limit }),
];

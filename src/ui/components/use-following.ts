import { useState } from 'react';

/**
 * State of a form control: starts with the server's value and follows it when a new page brings another one. In between it
 * is the visitor's, so what he types while a page is on its way stays.
 */
export const useFollowing = <Value extends string | number | boolean>(given: Value): [Value, (own: Value) => void] => {
  const [held, hold] = useState({ given, own: given });
  if (held.given !== given) hold({ given, own: given });
  return [held.given === given ? held.own : given, (own) => hold({ given, own })];
};

import { useState } from 'react';

/**
 * State of a form control: starts with the server's value and follows it when a new page brings another one. In between it
 * is the visitor's, so what they type while a page is on its way stays.
 * @param version another one brings the server's value back, though it is the same
 */
export const useFollowing = <Value extends string | number | boolean>(
  given: Value,
  version = 0,
): [Value, (own: Value) => void] => {
  const [held, hold] = useState({ given, version, own: given });
  const isOurs = held.given === given && held.version === version;
  if (!isOurs) hold({ given, version, own: given });
  return [isOurs ? held.own : given, (own) => hold({ given, version, own })];
};

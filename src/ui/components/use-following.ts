import { useState } from 'react';

/**
 * State of a form control: starts with the server's value and adopts a new one when a page brings it. In between it
 * is the visitor's, so what they type while a page loads is not lost.
 * @param version a changed version restores the server's value, even if that is unchanged
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

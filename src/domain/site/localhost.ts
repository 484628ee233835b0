/** Whether a host name, without port, is this machine's own (RFC 6761, section 6.3): development, where nothing is tracked. */
export const isLocalhost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])\.?$/i.test(hostname);

declare global {
  interface Window {
    /** What a tag manager reads. */
    dataLayer?: unknown[];
  }
}

export {};

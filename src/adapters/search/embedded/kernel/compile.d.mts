export function compileKernel(): Promise<Uint8Array<ArrayBuffer>>;
export function freshKernel(): Promise<{ readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> }>;

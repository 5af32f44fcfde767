// Memory that the page and its worker share, so that work can be stopped: there is none in pages that are not isolated from
// others, where the worker has to be started again.

export const SIGNAL = 0;  // what Python looks at
export const CURRENT = 1;  // the request that is being answered
export const STOPPED = 2;  // the request that is to be stopped

export const INTERRUPT = 2;  // the signal of Ctrl-C

export const sharedSignals = () => (typeof SharedArrayBuffer === "function" && (globalThis.crossOriginIsolated ?? true)
  ? new Int32Array(new SharedArrayBuffer(12)) : null);

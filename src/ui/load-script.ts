const loading = new Map<string, Promise<void>>();

interface ScriptOptions {
  nonce: string | undefined;
  /** The subresource integrity hashes. */
  integrity?: string | null;
}

/** Loads a third-party script once. A failed script can be loaded again. */
export function loadScript(address: string, { nonce, integrity }: ScriptOptions): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (nonce) script.nonce = nonce;
    if (integrity) {
      script.integrity = integrity;
      // Integrity checks of cross-origin scripts require CORS.
      script.crossOrigin = 'anonymous';
    }
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    };
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}

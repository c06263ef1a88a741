const loading = new Map<string, Promise<void>>();

interface ScriptOptions {
  nonce: string | undefined;
  /** Hashes that the browser compares the script with before it runs it. */
  integrity?: string | null;
}

/** Loads a foreign script once, however often it is asked for; a failed one may be asked for again. */
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
      // Without it the browser may not look into a script of another origin.
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

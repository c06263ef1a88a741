const loading = new Map<string, Promise<void>>();

/** Loads a foreign script once, however often it is asked for; a failed one may be asked for again. */
export function loadScript(address: string, nonce: string | undefined): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (nonce) script.nonce = nonce;
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

/**
 * Reads the body of a response as text.
 *
 * @param maxBytes how large it may be; any size without it
 * @throws RangeError when it is larger; the rest is not fetched
 */
export async function readBody(response: Response, maxBytes = Number.POSITIVE_INFINITY): Promise<string> {
  if (!Number.isFinite(maxBytes) || !response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

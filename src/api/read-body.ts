/**
 * Reads the body of a response as text.
 *
 * @param maxBytes maximum size; unlimited by default
 * @throws RangeError if the body exceeds `maxBytes`; cancels the rest of the body
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
      throw new RangeError(`The response is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Creates a value on its first use. An `Intl` format takes up to 40 ms to create: too long while a module is read. */
export function lazy<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

interface Model {
  validate(): void;
}

/**
 * Validates a model and returns the paths of fields that the validation does not read. Validators of Kubernetes accept unknown
 * fields, so a misspelled one would be ignored.
 */
export function unknownFields(model: Model): string[] {
  const seen = new Map<object, Set<string>>();
  const watch = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get(target, name, receiver) {
        const field: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'string') seen.get(target)?.add(name) ?? seen.set(target, new Set([name]));
        return typeof field === 'object' && field !== null ? watch(field) : field;
      },
    });
  watch(model).validate();
  const unread = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([name, field]) => {
      if (!seen.get(value)?.has(name)) return [`${path}/${name}`];
      return typeof field === 'object' && field !== null ? unread(field, `${path}/${name}`) : [];
    });
  return unread(model, '');
}

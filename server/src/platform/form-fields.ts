/** Form fields by name; a repeated one is a list. */
export function collectFields<Value extends string | object>(
  given: Iterable<readonly [name: string, value: Value]>,
): Record<string, Value | Value[]> {
  const fields: Record<string, Value | Value[]> = Object.create(null)
  for (const [name, value] of given) {
    const earlier = fields[name]
    if (Array.isArray(earlier)) earlier.push(value)
    else fields[name] = earlier === undefined ? value : [earlier, value]
  }
  return fields
}

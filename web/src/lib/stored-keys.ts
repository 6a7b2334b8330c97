/** What the browser keeps under names that begin like this; nothing where storage is forbidden. */
export function storedKeys(prefix: string): string[] {
  try {
    return Array.from(localStorage, (_, i) => localStorage.key(i) ?? '').filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}

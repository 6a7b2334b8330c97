/** Storage keys with this prefix; none where storage is forbidden. */
export function storedKeys(prefix: string): string[] {
  try {
    return Array.from(localStorage, (_, i) => localStorage.key(i) ?? '').filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}

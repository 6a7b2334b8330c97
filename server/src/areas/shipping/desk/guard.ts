import { guardVersion } from '../../../platform/form-version.ts'

/**
 * Whether a form is still up to date; one without version is about something new.
 * @throws Refusal changed_meanwhile where it changes what is gone or different; `exists` where something new is there already
 */
export function guardForm(version: string | null, before: unknown, exists: () => Error): void {
  if (version === null) {
    if (before !== undefined) throw exists()
    return
  }
  guardVersion(version, before ?? null)
}

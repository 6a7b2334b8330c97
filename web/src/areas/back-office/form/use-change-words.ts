import { useTexts } from '../../../lib/texts.tsx'
import type { Change } from './compare.ts'
import { formTexts } from './form-texts.ts'
import type { DeskFormState } from './use-desk-form.ts'

const MOST = 3

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** What has changed, in words. */
export function useChangeWords({ changes, wordOf }: Pick<DeskFormState, 'changes' | 'wordOf'>) {
  const t = useTexts(formTexts)
  const namesOf = (some: readonly Change[]): string => {
    const names = [...new Set(some.map(wordOf))].filter(Boolean)
    return names.slice(0, MOST).join(', ') + (names.length > MOST ? ' …' : '')
  }
  const names = namesOf(changes)
  return {
    namesOf,
    names,
    said: changes.every(({ was }) => isEmpty(was)) ? t.typed(names) : t.changes(changes.length, names),
  }
}

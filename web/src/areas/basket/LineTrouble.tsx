import { count } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import lineError from '../../ui/line-error.module.css'
import { troubleTexts } from './trouble-texts.ts'

interface LineTroubleProps {
  line: { readonly id: number; readonly unsent: boolean }
  changes: Changes
  /** Why it cannot be ordered as it is. */
  words: string | null
  /** The quantity that can be; null where there is none. */
  take: number | null
  className: string | undefined
}

/** Why a line of a basket cannot be ordered as it is, and what helps. */
export function LineTrouble({ line, changes, words, take, className }: LineTroubleProps) {
  const t = useTexts(troubleTexts)
  if (words === null) return null
  return (
    <p className={classes(className, lineError.error)} role="alert">
      {words}
      {line.unsent && (
        <button type="button" onClick={() => changes.change(line.id, undefined)}>
          {t.again}
        </button>
      )}
      {take !== null && (
        <button type="button" data-take="" onClick={() => changes.change(line.id, take)}>
          {t.take(count(take))}
        </button>
      )}
    </p>
  )
}

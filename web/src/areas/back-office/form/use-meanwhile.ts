import { useEffect, useEffectEvent, useState } from 'react'
import { type Change, type Clash, changesBetween, isSame, merged, withValue } from './compare.ts'
import type { Kept } from './kept-draft.ts'

export interface Meanwhile {
  /** Fields that both have changed, and nobody has decided. */
  readonly clashes: readonly Clash[]
  /** Fields that only the other one has changed. */
  readonly taken: readonly Change[]
}

interface MeanwhileOptions<D> {
  /** The server has refused what began with an older state. */
  isRefused: boolean
  /** The newest state; null: it is gone, undefined: nobody knows. */
  ask: () => Promise<Omit<Kept<D>, 'draft'> | null | undefined>
  typed: () => Kept<D>
  keep: (kept: Kept<D> | null) => void
  /** What is typed is saved already. */
  forget: () => void
}

/** What somebody else has saved while this form was filled: both are kept, and where they clash the reader decides. */
export function useMeanwhile<D>({ isRefused, ask, typed, keep, forget }: MeanwhileOptions<D>) {
  const [found, setFound] = useState<(Meanwhile & { newest: Omit<Kept<D>, 'draft'> }) | null>(null)
  const [isGone, setGone] = useState(false)

  const compare = useEffectEvent(async () => {
    const newest = await ask().catch(() => undefined)
    if (!newest) return setGone(newest === null)
    const { version, base, draft } = typed()
    // Only the answer was lost.
    if (isSame(draft, newest.base)) return forget()
    const both = merged(base, draft, newest.base)
    const isClear = both.clashes.length === 0
    const taken = changesBetween(base, newest.base).filter(
      ({ path }) => !both.clashes.some(clash => isSame(clash.path, path.slice(0, clash.path.length))),
    )
    setFound({ clashes: both.clashes, taken, newest })
    if (isClear && isSame(both.draft, newest.base)) keep(null)
    else keep({ ...(isClear ? newest : { version, base }), draft: both.draft })
  })
  useEffect(() => {
    if (isRefused) void compare()
  }, [isRefused])

  function decide(clash: Clash, isMine: boolean) {
    if (!found) return
    const now = typed()
    const draft = isMine ? now.draft : withValue(now.draft, clash.path, clash.theirs)
    const clashes = found.clashes.filter(one => one !== clash)
    if (clashes.length > 0) {
      setFound({ ...found, clashes })
      return keep({ ...now, draft })
    }
    setFound(null)
    if (isSame(draft, found.newest.base)) forget()
    else keep({ ...found.newest, draft })
  }

  return {
    meanwhile: found as Meanwhile | null,
    /** What the other one has saved, while it is looked at. */
    theirs: found?.newest.base ?? null,
    isGone,
    decide,
    end: () => {
      setFound(null)
      setGone(false)
    },
  }
}

import { saveDeskWeek } from '@fairfloor/domain/newcomer-week/desk-contract'
import { weekFaultOf } from '@fairfloor/domain/newcomer-week/week-faults'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { editorTexts } from './editor-texts.ts'
import { weekQuery, weeksQuery } from './queries.ts'
import { bodyOf, type DeskWeek, draftOf, faultsOf, type Part, partOf, type WeekDraft } from './week-draft.ts'

/** What is typed and not saved, with the version that it began with. */
type Typed = { readonly version: string; readonly draft: WeekDraft }

const typedIn = (stored: unknown): Typed | null => {
  const { version, draft } = (stored ?? {}) as Partial<Typed>
  return typeof version === 'string' &&
    draft &&
    typeof draft.published === 'boolean' &&
    Array.isArray(draft.brands) &&
    Array.isArray(draft.questions)
    ? { version, draft }
    : null
}

/** What of the form changes, perhaps computed from it. */
export type WeekChange = Partial<WeekDraft> | ((before: WeekDraft) => Partial<WeekDraft>)

/** The form of an event. What is typed stays in the browser until it is saved or discarded. */
export function useWeekForm(week: DeskWeek, open: (part: Part) => void) {
  const t = useTexts(editorTexts)
  const client = useQueryClient()
  const [typed, keep, forget] = useDraft(`newcomer-week.${week.id}`, typedIn)
  const [asked, setAsked] = useState(false)
  const draft = typed?.draft ?? draftOf(week)
  const isChanged = typed !== null && JSON.stringify(typed.draft) !== JSON.stringify(draftOf(week))
  // Answers come later than the rendering that asked, and somebody types meanwhile.
  const newest = useRef<Typed>({ version: week.version, draft })
  useLayoutEffect(() => {
    newest.current = { version: typed?.version ?? week.version, draft }
  })
  const save = useApiMutation(saveDeskWeek, {
    invalidates: [weeksQuery],
    onSuccess: saved => {
      client.setQueryData(weekQuery(saved.id).queryKey, saved)
      if (JSON.stringify(newest.current.draft) === JSON.stringify(draft)) discard()
      else hold({ version: saved.version, draft: newest.current.draft })
    },
  })
  const faults = faultsOf(draft, week.time_zone)

  function hold(next: Typed) {
    newest.current = next
    keep(next)
  }

  function change(changed: WeekChange) {
    const { version, draft: before } = newest.current
    hold({ version, draft: { ...before, ...(typeof changed === 'function' ? changed(before) : changed) } })
  }

  function discard() {
    setAsked(false)
    forget()
  }

  function submit(event: { preventDefault: () => void }) {
    event.preventDefault()
    setAsked(true)
    const [first] = faults.keys()
    if (first !== undefined) return open(partOf(first))
    const version = typed?.version ?? week.version
    const body = { version, ...bodyOf(draft, week.time_zone) }
    void save.run({ params: { id: week.id }, body })
  }

  async function showNewest() {
    const newest = await client.fetchQuery({ ...weekQuery(week.id), staleTime: 0 })
    client.setQueryData(weekQuery(week.id).queryKey, newest)
    discard()
  }

  const errorAt = (path: string): string | null => {
    const fault = faults.get(path)
    if (asked && fault) return t.faults[fault]
    const detail = save.fieldErrors.find(error => error.path === path)?.detail
    if (detail === undefined) return null
    const said = weekFaultOf(detail)
    return said ? t.said[said] : detail
  }

  return {
    draft,
    isChanged,
    change,
    errorAt,
    /** Parts with an error. */
    wrong: new Set([...(asked ? faults.keys() : []), ...save.fieldErrors.map(({ path }) => path)].map(partOf)),
    save,
    submit,
    discard,
    showNewest,
  }
}

export type WeekForm = ReturnType<typeof useWeekForm>

import { saveDeskWeek } from '@fairfloor/domain/newcomer-week/desk-contract'
import { weekFaultOf } from '@fairfloor/domain/newcomer-week/week-faults'
import { useTexts } from '../../../lib/texts.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { editorTexts } from './editor-texts.ts'
import { weekQuery, weeksQuery } from './queries.ts'
import { bodyOf, type DeskWeek, draftOf, faultsOf, type Part, partOf, type WeekDraft } from './week-draft.ts'

/** What of the form changes, perhaps computed from it. */
export type WeekChange = Partial<WeekDraft> | ((before: WeekDraft) => Partial<WeekDraft>)

/** The form of an event. What is typed stays in the browser until it is saved or discarded. */
export function useWeekForm(week: DeskWeek, open: (part: Part) => void) {
  const t = useTexts(editorTexts)
  const form = useDeskForm({
    name: `newcomer-week ${week.id}`,
    record: week,
    draftOf,
    words: {
      ...{ published: t.published, name: t.name, start: t.start, end: t.end },
      ...{ bannerStart: t.bannerStart, bannerEnd: t.bannerEnd, text: t.parts.texts },
      ...{ questions: t.parts.questions, brands: t.parts.brands, products: t.parts.products },
    },
    faults: draft =>
      Object.fromEntries([...faultsOf(draft, week.time_zone)].map(([path, fault]) => [path, t.faults[fault]])),
    onFaulty: ([first]) => open(partOf(first)),
    call: saveDeskWeek,
    input: (draft, version) => ({ params: { id: week.id }, body: { version, ...bodyOf(draft, week.time_zone) } }),
    updates: [weekQuery(week.id)],
    invalidates: [weeksQuery],
  })
  const errorAt = (path: string): string | null => {
    const words = form.errorAt(path)
    const said = words === null ? undefined : weekFaultOf(words)
    return said ? t.said[said] : words
  }
  /** Parts with an error. */
  const wrong = new Set([...form.faulty, ...form.save.fieldErrors.map(({ path }) => path)].map(partOf))
  return { ...form, errorAt, parts: wrong }
}

export type WeekForm = ReturnType<typeof useWeekForm>

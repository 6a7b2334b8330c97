import { calendarDay } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { Operation } from './document.ts'
import { docsTexts } from './texts.ts'

/** That a call is to end, and when; nothing for one that stays. */
export function EndsTag({ operation: { deprecated, 'x-last-day': lastDay } }: { operation: Operation }) {
  const t = useTexts(docsTexts)
  const { language } = useLanguage()
  if (!deprecated) return null
  return <Tag tone="amber">{lastDay ? t.endsOn(calendarDay(lastDay, language, { year: true })) : t.ends}</Tag>
}

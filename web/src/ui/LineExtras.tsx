import { type Extras, extraLines } from '@fairfloor/domain/extras'
import type { ShownOn } from '@fairfloor/domain/line-extras'
import { useLanguage } from '../lib/texts.tsx'

/** What the customer added to a line, a text each. */
export function LineExtras({ extras, on }: { extras: Extras | undefined; on: ShownOn }) {
  const { language } = useLanguage()
  return extraLines(extras, on, language).map(text => <span key={text}>{text}</span>)
}

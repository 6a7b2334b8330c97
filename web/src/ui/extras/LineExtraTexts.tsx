import { type Extras, extraLines } from '@fairfloor/domain/extras'
import type { ShownOn } from '@fairfloor/domain/line-extras'
import { useLanguage } from '../../lib/texts.tsx'

export type LineExtraTextsProps = { extras: Extras | undefined; on: ShownOn }

export default function LineExtraTexts({ extras, on }: LineExtraTextsProps) {
  const { language } = useLanguage()
  return extraLines(extras, on, language).map(text => <span key={text}>{text}</span>)
}

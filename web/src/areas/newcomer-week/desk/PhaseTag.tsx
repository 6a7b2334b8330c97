import type { Phase } from '@fairfloor/domain/newcomer-week/week'
import { useTexts } from '../../../lib/texts.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { weekDeskTexts } from './desk-texts.ts'

const TONES = { before: 'amber', open: 'green', over: 'soft' } as const

/** Whether an event is open, and whether it is the one that everybody sees. */
export function PhaseTag({ of: { phase, is_current } }: { of: { phase: Phase; is_current: boolean } }) {
  const t = useTexts(weekDeskTexts)
  return (
    <>
      <Tag tone={TONES[phase]}>{t.phases[phase]}</Tag> {is_current && <Tag tone="ink">{t.current}</Tag>}
    </>
  )
}

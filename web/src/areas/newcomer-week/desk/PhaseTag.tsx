import type { Phase } from '@fairfloor/domain/newcomer-week/week'
import { useTexts } from '../../../lib/texts.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { weekDeskTexts } from './desk-texts.ts'

const TONES = { before: 'amber', open: 'green', over: 'soft' } as const

/** Says whether an event is open, whether it is the one that customers see, and whether it is published. */
export function PhaseTag({ of }: { of: { phase: Phase; published: boolean; is_current: boolean } }) {
  const t = useTexts(weekDeskTexts)
  return (
    <span>
      <Tag tone={TONES[of.phase]}>{t.phases[of.phase]}</Tag> {of.is_current && <Tag tone="ink">{t.current}</Tag>}
      {!of.published && <Tag tone="soft">{t.unpublished}</Tag>}
    </span>
  )
}

import type { ComplaintState } from '@fairfloor/domain/complaints/states'
import { useTexts } from '../../lib/texts.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { complaintTexts } from './texts.ts'

const tones: Record<ComplaintState, Tone> = {
  open: 'amber',
  'in progress': 'amber',
  accepted: 'green',
  refused: 'red',
  closed: 'soft',
}

export const StateTag = ({ state }: { state: ComplaintState }) => (
  <Tag tone={tones[state]}>{useTexts(complaintTexts).states[state]}</Tag>
)

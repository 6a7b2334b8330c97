import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { type Arrived, EMPTY, type Entered, type Position, scanned } from './arrived.ts'
import { goodsInTexts } from './texts.ts'

interface ScanBoxProps {
  positions: readonly Position[]
  entered: Entered
  onCount: (line: number, arrived: Arrived) => void
}

/** Counts pieces or cases by their numbers: a scanner types the number and Enter. */
export function ScanBox({ positions, entered, onCount }: ScanBoxProps) {
  const t = useTexts(goodsInTexts).receive
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const scan = () => {
    if (typed.trim() === '') return
    const found = scanned(positions, typed)
    setTyped('')
    setWrong(found ? null : t.notFound(typed.trim()))
    setSaid(found ? t.counted(found.position.name, count(found.pieces)) : null)
    if (!found) return
    const before = entered.get(found.position.line) ?? EMPTY
    onCount(found.position.line, { ...before, quantity: (before.quantity ?? 0) + found.pieces })
  }
  return (
    <TextInput
      icon="search"
      label={t.scan}
      maxLength={100}
      autoComplete="off"
      value={typed}
      hint={<span aria-live="polite">{said}</span>}
      error={wrong}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') scan()
      }}
    />
  )
}

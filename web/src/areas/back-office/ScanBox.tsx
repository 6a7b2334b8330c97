import { useState } from 'react'
import { count, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { countTexts } from './count-texts.ts'
import { type Counted, EMPTY, type Entered, type Scannable, scanned } from './counted.ts'

interface ScanBoxProps {
  positions: readonly Scannable[]
  entered: Entered
  /** What is said of a number that none of them has. */
  notFound: (typed: string) => string
  onCount: (line: number, counted: Counted) => void
}

/** Counts pieces or cases by their numbers: a scanner types the number and Enter. */
export function ScanBox({ positions, entered, notFound, onCount }: ScanBoxProps) {
  const { language } = useLanguage()
  const t = useTexts(countTexts)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const scan = () => {
    if (typed.trim() === '') return
    const found = scanned(positions, typed)
    setTyped('')
    setWrong(found ? null : notFound(typed.trim()))
    setSaid(found ? t.counted(sizeText(found.position.name, language), count(found.pieces)) : null)
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

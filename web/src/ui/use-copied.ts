import { useEffect, useState } from 'react'
import { announce } from './announce.ts'

const SHOWN_MS = 2000

interface CopyWords {
  /** Read out after copying. */
  copied: string
  /** Above the text, where the browser forbids copying. */
  copyYourself: string
}

/** Copies a text and says for two seconds that it did. */
export function useCopied({ copied, copyYourself }: CopyWords): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(copied)
    } catch {
      prompt(copyYourself, text)
    }
  }
  return [isCopied, text => void copy(text)]
}

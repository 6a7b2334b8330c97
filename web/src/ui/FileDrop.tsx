import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './EmptyState.module.css'
import { describedBy, Notes } from './Field.tsx'
import { fileTexts } from './file-texts.ts'

interface FileDropProps {
  /** What the file is; also the name of the input. */
  label: string
  /** On the button. */
  act: string
  /** Under the button: 'or drop it here', accepted formats. */
  hint?: ReactNode
  /** As of an input: 'image/*', '.csv,.xlsx'. Other files are not taken; left out where their names tell nothing. */
  accept?: string
  error?: string | null
  loading?: boolean
  done?: boolean
  onFile: (file: File) => void
  /** What is there now: a picture, a file's name. */
  children?: ReactNode
}

/** Takes one file: dropped onto it, or chosen with the button. */
export function FileDrop({ label, act, hint, accept, error, loading, done, onFile, children }: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const t = useTexts(fileTexts)
  const [isOver, setOver] = useState(false)
  const [other, setOther] = useState<string | null>(null)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file || loading) return
    const isFitting = accept === undefined || fits(file, accept)
    setOther(isFitting ? null : t.other(file.name, kindsIn(accept)))
    if (isFitting) onFile(file)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files)
    // The same file can be chosen again.
    event.target.value = ''
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // Dropping is the pointer's short cut: the button does the same.
    <fieldset
      aria-label={label}
      className={classes('grid gap-3 slim to-middle on-paper round-card pad-4', styles.drop, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <Button
        icon="upload"
        aria-label={`${act}: ${label}`}
        aria-describedby={describedBy(id, hint, other ?? error)}
        loading={loading ?? false}
        done={done ?? false}
        onClick={() => input.current?.click()}
      >
        {act}
      </Button>
      <div className={'grid gap-1'}>
        <Notes id={id} hint={hint} error={other ?? error ?? null} />
      </div>
    </fieldset>
  )
}

/** Whether a browser would offer the file where this is accepted. A file may come without a type. */
function fits({ name, type }: File, accept: string): boolean {
  return accept.split(',').some(one => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
    return type === one || (one.endsWith('/*') && (type === '' || type.startsWith(one.slice(0, -1))))
  })
}

/** Extensions of '.csv,.xlsx,text/csv', or else the kinds of 'image/*'. */
function kindsIn(accept: string): string {
  const parts = accept.split(',')
  const named = parts.filter(one => one.startsWith('.'))
  return (named.length > 0 ? named : parts.map(one => one.replace('/*', ''))).join(', ')
}

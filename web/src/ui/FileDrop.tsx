import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { describedBy, Notes } from './Field.tsx'
import styles from './FileDrop.module.css'

interface FileDropProps {
  /** What the file is; also the name of the input. */
  label: string
  /** On the button. */
  act: string
  /** Under the button: 'or drop it here', accepted formats. */
  hint?: ReactNode
  /** As of an input: 'image/*'. The server looks at the content. */
  accept: string
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
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !loading) onFile(file)
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
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <Button
        icon="upload"
        aria-label={`${act}: ${label}`}
        aria-describedby={describedBy(id, hint, error)}
        loading={loading ?? false}
        done={done ?? false}
        onClick={() => input.current?.click()}
      >
        {act}
      </Button>
      <div className={styles.notes}>
        <Notes id={id} hint={hint} error={error ?? null} />
      </div>
    </fieldset>
  )
}

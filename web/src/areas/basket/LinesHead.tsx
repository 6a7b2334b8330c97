import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LineFrame.module.css'

// Loaded beside the lines, before anybody can press what opens it.
const DeleteQuestion = lazyPart(async () => ({ default: (await import('../../ui/DeleteQuestion.tsx')).DeleteQuestion }))

interface LinesHeadProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** It is the page's title. */
  isTitle?: boolean
  title: string
  /** Beside the heading. */
  children?: ReactNode
  /** For who may empty the basket. */
  emptying?: false | { act: string; question?: string; text: string; state: MutationState; run: () => void }
}

/** The heading over a basket's lines, and what empties it, after a question. */
export function LinesHead({ heading, isTitle = false, title, children, emptying }: LinesHeadProps) {
  const [isAsking, setAsking] = useState(false)
  const Heading = isTitle ? 'h1' : 'h2'
  return (
    <div className={`row wrap middle between gap-x-4 mb-2 ${styles.linesHead}`}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      {emptying && (
        <>
          <Button variant="ghost" icon="trash" loading={emptying.state.loading} onClick={() => setAsking(true)}>
            {emptying.act}
          </Button>
          <Suspense>
            <DeleteQuestion
              open={isAsking}
              onClose={() => setAsking(false)}
              onDelete={emptying.run}
              {...(emptying.question !== undefined && { question: emptying.question })}
            >
              {emptying.text}
            </DeleteQuestion>
          </Suspense>
        </>
      )}
    </div>
  )
}

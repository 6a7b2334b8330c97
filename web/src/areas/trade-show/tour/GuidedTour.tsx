import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type ClosedBy, Modal } from '../../../ui/Modal.tsx'
import { Robot } from '../robot/Robot.tsx'
import { BoothPicture, EntrancePicture } from './HallPicture.tsx'
import { DatesPicture, PointsPicture } from './PointsPictures.tsx'
import styles from './Tour.module.css'
import { Typewriter } from './Typewriter.tsx'
import { tourTexts } from './texts.ts'

const STEPS = [
  { name: 'hall', Picture: EntrancePicture },
  { name: 'order', Picture: BoothPicture },
  { name: 'points', Picture: PointsPicture },
  { name: 'dates', Picture: DatesPicture },
] as const
const LAST = STEPS.length - 1

interface GuidedTourProps {
  /** The show has a hall with panoramas; otherwise it is walked as lists. */
  hasHall: boolean
  onClose: (how: { isEnded: boolean }) => void
}

/**
 * Four steps through the fair. 'End' completes it, as do Escape and a press outside on the last step; the X only hides
 * it, on every step.
 */
export default function GuidedTour({ hasHall, onClose }: GuidedTourProps) {
  const t = useTexts(tourTexts)
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const { name, Picture } = STEPS[at]!
  const isLast = at === LAST
  const next = () => {
    if (isLast) return onClose({ isEnded: true })
    setAt(at + 1)
    setReached(Math.max(reached, at + 1))
  }
  return (
    <Modal
      open
      flush
      low
      title={t.title}
      description={t.step(at + 1, STEPS.length)}
      onClose={(by: ClosedBy) => onClose({ isEnded: by === 'away' && isLast })}
      foot={
        <div className="row middle gap-4 grow">
          <nav className={`row grow ${styles.pages}`} aria-label={t.pages}>
            {STEPS.map((step, index) => (
              <button
                className="grid in-middle round-full"
                key={step.name}
                type="button"
                aria-label={t.step(index + 1, STEPS.length)}
                aria-current={index === at ? 'step' : undefined}
                disabled={index > reached}
                onClick={() => setAt(index)}
              />
            ))}
          </nav>
          <Button variant="signal" size="l" onClick={next} iconEnd={isLast ? 'check' : 'arrowRight'}>
            {isLast ? t.end : t.next}
          </Button>
        </div>
      }
    >
      <div className={styles.picture}>
        <Picture label={t.pictures[name]} />
      </div>
      <div className={`grid top gap-5 ${styles.speech}`}>
        <Robot className={styles.robot} />
        <div className={`relative on-fog round-card pad-y-4 pad-x-5 ${styles.bubble}`}>
          <Typewriter key={name} text={t.speeches[name === 'hall' && !hasHall ? 'list' : name]} />
        </div>
      </div>
    </Modal>
  )
}

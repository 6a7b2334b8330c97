import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBanners } from '@fairfloor/domain/promotions/banner-contract'
import { type TouchEvent, useRef, useState } from 'react'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Slider.module.css'
import { sliderTexts } from './slider-texts.ts'
import { useSlides } from './use-slides.ts'

type Banner = Answer<typeof getBanners>[number]

/** A swipe is at least so many pixels long, and moves less up or down. */
const SWIPE = 40

/**
 * Banners that follow each other. All lie in the same place, so that a longer text moves nothing; those that are not shown
 * can be neither reached nor read out.
 * @param isCard on wide screens a card among others
 */
export function Slider({ banners, isCard }: { banners: readonly Banner[]; isCard?: boolean }) {
  const t = useTexts(sliderTexts)
  const { language } = useLanguage()
  const [held, setHeld] = useState({ mouse: false, focus: false })
  const { current, isPaused, setPaused, show, step } = useSlides(banners.length, held.mouse || held.focus)
  const swipe = useSwipe(step)
  return (
    <section
      className={classes(
        'slim paper-ink relative on-ink',
        isCard ? 'round-card' : 'round-sheet',
        styles.slider,
        isCard && styles.card,
      )}
      aria-roledescription="carousel"
      aria-label={t.label}
      onPointerEnter={event => event.pointerType === 'mouse' && setHeld(before => ({ ...before, mouse: true }))}
      onPointerLeave={() => setHeld(before => ({ ...before, mouse: false }))}
      onFocus={() => setHeld(before => ({ ...before, focus: true }))}
      onBlur={() => setHeld(before => ({ ...before, focus: false }))}
      {...swipe}
    >
      <ul className="grid tall" aria-live={isPaused || held.mouse || held.focus ? 'polite' : 'off'}>
        {banners.map((banner, i) => (
          <Slide
            key={banner.id}
            banner={banner}
            label={t.slide(i + 1, banners.length)}
            isShown={i === current}
            isFirst={i === 0}
          />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={`row middle gap-1 ${styles.controls}`}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.play : t.pause}
            onClick={() => setPaused(!isPaused)}
          />
          <ul className="row m-0 pad-0 unlisted">
            {banners.map(({ id, title }, i) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t.show(title[language])}
                  aria-current={i === current ? 'true' : undefined}
                  onClick={() => show(i)}
                />
              </li>
            ))}
          </ul>
          <IconButton icon="chevronLeft" label={t.previous} onClick={() => step(-1)} />
          <IconButton icon="chevronRight" label={t.next} onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}

interface SlideProps {
  banner: Banner
  /** '2 of 5' */
  label: string
  isShown: boolean
  /** Its picture is the first that the page shows. */
  isFirst: boolean
}

function Slide({ banner: { title, text, link, pictures }, label, isShown, isFirst }: SlideProps) {
  const t = useTexts(sliderTexts)
  const { language } = useLanguage()
  return (
    <li
      aria-roledescription="slide"
      aria-label={label}
      inert={!isShown}
      className={classes('grid middle relative', styles.slide, isShown && styles.shown)}
    >
      <picture>
        {pictures.map(({ media, srcset }) => (
          <source key={media} media={media} srcSet={srcset} sizes="100vw" />
        ))}
        <img
          className={`wide cover tall ${styles.picture}`}
          alt=""
          width={1280}
          height={600}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      </picture>
      <div className={`grid at-start gap-4 ${styles.words}`}>
        <h2>{title[language]}</h2>
        {text[language] && <p>{text[language]}</p>}
        {link && (
          <PageLink
            to={link}
            className={buttonClass({ variant: 'signal', size: 'l' })}
            aria-label={`${t.more}: ${title[language]}`}
          >
            {t.more}
          </PageLink>
        )}
      </div>
    </li>
  )
}

/** Handlers that make a sideways swipe a step. */
function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers zoom.
      const touch = touches.length === 1 ? touches[0] : undefined
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!from.current || !touch) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      if (Math.abs(x) >= SWIPE && Math.abs(y) < Math.abs(x)) step(x < 0 ? 1 : -1)
    },
  }
}

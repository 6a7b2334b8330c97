import { messages } from '../../lib/texts.tsx'

export const sliderTexts = messages({
  en: {
    label: 'News and offers',
    slide: (at: number, of: number) => `${at} of ${of}`,
    show: (title: string) => `Show ${title}`,
    next: 'Next',
    previous: 'Previous',
    pause: 'Pause',
    play: 'Carry on',
    more: 'Have a look',
  },
  de: {
    label: 'Neues und Angebote',
    slide: (at, of) => `${at} von ${of}`,
    show: title => `${title} zeigen`,
    next: 'Weiter',
    previous: 'Zurück',
    pause: 'Anhalten',
    play: 'Weiterlaufen lassen',
    more: 'Ansehen',
  },
})

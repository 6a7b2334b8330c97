import { messages } from '../../lib/texts.tsx'

export const favouriteTexts = messages({
  en: {
    favourite: (size: string) => `Favourite: ${size}`,
    add: 'Add to favourites',
    isOne: 'In your favourites',
    added: (size: string) => `${size} is a favourite now.`,
    removed: (size: string) => `${size} is no longer a favourite.`,
  },
  de: {
    favourite: size => `Favorit: ${size}`,
    add: 'Zu den Favoriten',
    isOne: 'In Ihren Favoriten',
    added: size => `${size} ist jetzt ein Favorit.`,
    removed: size => `${size} ist kein Favorit mehr.`,
  },
})

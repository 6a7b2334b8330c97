import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

/** Texts of the dialogs that name a list and put something on one. */
export const saveTexts = messages({
  en: {
    put: 'Put on a list',
    make: 'New list',
    edit: 'Name and sharing',
    list: 'List',
    newList: 'A new list',
    name: 'Name of the list',
    noName: 'Give the list a name.',
    sharing: 'Who sees it?',
    sharings: {
      private: 'Only me',
      read: 'Everybody in my company',
      change: 'Everybody in my company, and they may change it',
    },
    save: 'Save',
    cancel: 'Cancel',
    what: (n: number) => (n === 1 ? '1 product' : `${count(n)} products`),
    saved: (name: string) => `Saved on the list ‘${name}’.`,
    toList: 'View list',
    of: (name: string, owner: string) => `${name} (${owner}’s)`,
  },
  de: {
    put: 'Auf eine Liste',
    make: 'Neue Liste',
    edit: 'Name und Freigabe',
    list: 'Liste',
    newList: 'Eine neue Liste',
    name: 'Name der Liste',
    noName: 'Geben Sie der Liste einen Namen.',
    sharing: 'Wer sieht sie?',
    sharings: {
      private: 'Nur ich',
      read: 'Alle in meiner Firma',
      change: 'Alle in meiner Firma, und sie dürfen sie ändern',
    },
    save: 'Speichern',
    cancel: 'Abbrechen',
    what: n => (n === 1 ? '1 Produkt' : `${count(n)} Produkte`),
    saved: name => `Auf der Liste „${name}“ gespeichert.`,
    toList: 'Zur Liste',
    of: (name, owner) => `${name} (von ${owner})`,
  },
})

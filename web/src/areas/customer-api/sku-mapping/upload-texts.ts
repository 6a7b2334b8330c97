import { messages } from '../../../lib/texts.tsx'

/** 'Uploading ...' is the specification's. */
export const uploadTexts = messages({
  en: {
    title: 'Upload references',
    file: 'Workbook with references',
    choose: 'Choose a file',
    another: 'Choose another file',
    hint: 'or drop it here: XLSX, at most 10 MB and 50,000 rows',
    columns:
      'Columns SKU or EAN, and Reference, in any order. An empty reference removes it. The downloaded sheet fits.',
    tooLarge: 'A file has at most 10 MB.',
    upload: 'Upload',
    uploading: 'Uploading ...',
    sent: (some: string, all: string) => `${some} of ${all} sent`,
    reading: (all: string) => `${all} sent, its rows are being read`,
    report: (taken: string, unchanged: string, refused: string) =>
      `${taken} saved, ${unchanged} unchanged, ${refused} refused`,
    reportOf: (file: string) => `Rows of ${file}`,
    refused: 'Refused rows',
    row: 'Row',
    number: 'SKU or EAN',
    reference: 'Reference',
    reason: 'Reason',
    first: (shown: string, all: string) => `The first ${shown} of ${all}; the file has all of them.`,
    save: 'Refused rows as CSV',
  },
  de: {
    title: 'Referenzen hochladen',
    file: 'Arbeitsmappe mit Referenzen',
    choose: 'Datei wählen',
    another: 'Andere Datei wählen',
    hint: 'oder hierher ziehen: XLSX, höchstens 10 MB und 50.000 Zeilen',
    columns:
      'Spalten SKU oder EAN, und Referenz, in beliebiger Reihenfolge. Eine leere Referenz entfernt sie. Die heruntergeladene Tabelle passt.',
    tooLarge: 'Eine Datei hat höchstens 10 MB.',
    upload: 'Hochladen',
    uploading: 'Wird hochgeladen …',
    sent: (some, all) => `${some} von ${all} gesendet`,
    reading: all => `${all} gesendet, die Zeilen werden gelesen`,
    report: (taken, unchanged, refused) => `${taken} übernommen, ${unchanged} unverändert, ${refused} abgelehnt`,
    reportOf: file => `Zeilen von ${file}`,
    refused: 'Abgelehnte Zeilen',
    row: 'Zeile',
    number: 'SKU oder EAN',
    reference: 'Referenz',
    reason: 'Grund',
    first: (shown, all) => `Die ersten ${shown} von ${all}; die Datei enthält alle.`,
    save: 'Abgelehnte Zeilen als CSV',
  },
})

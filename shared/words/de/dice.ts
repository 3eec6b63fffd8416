/** Der eigene Teil einer Seite an den Würfeln: was Mitspielende und Spielleitung während der Show lesen. */
import type { dice as english } from '../en/dice.ts';
import type { Translated } from '../translated.ts';

export const dice: Translated<typeof english> = {
  title: 'Faire Würfel',
  sentence: 'Dein Handy und die Show hängen je ein Schloss an jeden Wurf. So kennt ihn niemand, bevor du drückst.',
  how: 'Wie beweisen wir das?',
  locks: 'Eine Kiste mit Würfeln und zwei Schlössern: eins von der Show, eins von deinem Handy.',
  sealed: 'Das Schloss der Show',
  yours: 'Dein Schloss hängt an diesem Wurf.',
  houseDice: 'Hauswürfel',
  houseThrow: 'Wurf des Hauses',
  seal: {
    player: 'Verschlossen von Spieler und Show',
    host: 'Verschlossen von Spielleitung und Show',
    house: 'Wurf des Hauses: nur von der Show verschlossen',
  },
  alarm: {
    title: 'Mit den Würfeln stimmt etwas nicht',
    keep: 'Lass diese Seite offen und prüfe nach der Show das Protokoll.',
    check: 'Die Würfel prüfen',
    commit: 'Das Schloss der Show ist nicht mehr das, das diese Seite zuerst gesehen hat.',
    'public-seed': 'Was alle in die Würfel gemischt haben, wurde nach dem Start geändert.',
    source: 'Dein Schloss fehlt beim Start der Show.',
    pledge: 'Dein Schloss wurde von der Liste genommen oder verschoben.',
    link: entry => `Eintrag ${entry} hat nicht das Schloss, das zu deinem Druck gehört.`,
    stranger: 'Unter deinem Namen hängt ein Schloss, das nicht deins ist.',
  },
  stranger: {
    mine: 'Das war ich, an einem anderen Gerät',
    strange: 'Das war ich nicht: der Spielleitung melden',
  },
  lost: {
    text: 'Dein Druck hat nicht gezählt, und an seiner Stelle wurde etwas anderes gewürfelt.',
    ok: 'OK',
  },
  reported: {
    title: 'Jemand meldet ein Problem mit den Würfeln',
    host: 'Die Spielleitung',
    commit: who => `${who}: Das Schloss der Show hat sich geändert.`,
    'public-seed': who => `${who}: Was in die Würfel gemischt wurde, hat sich nach dem Start geändert.`,
    source: who => `${who}: Beim Start fehlt ein Schloss.`,
    pledge: who => `${who}: Ein Schloss wurde von der Liste genommen oder verschoben.`,
    link: (who, entry) => `${who}: Eintrag ${entry} hat das falsche Schloss.`,
    stranger: who => `${who}: Unter diesem Namen hängt ein fremdes Schloss.`,
  },
};

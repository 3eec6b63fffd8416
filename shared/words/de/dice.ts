/** Der eigene Teil einer Seite an den Würfeln: was Mitspielende und Spielleitung während der Show lesen. */
import type { dice as english } from '../en/dice.ts';
import type { Translated } from '../translated.ts';

export const dice: Translated<typeof english> = {
  title: 'Faire Würfel',
  sentence: 'Dein Handy und die Show hängen je ein Schloss an jeden Wurf. So kennt ihn niemand, bevor du drückst.',
  how: 'Wie beweisen wir das?',
  locks: 'Eine Kiste mit Würfeln und zwei Schlössern: eins von der Show, eins von deinem Handy.',
  sealed: commit => `Das Schloss der Show: ${commit}`,
  yours: 'Dein Schloss hängt an diesem Wurf.',
  houseDice: 'Hauswürfel',
  houseThrow: 'Hauswurf',
  seal: {
    player: 'Verschlossen von Spieler und Show',
    host: 'Verschlossen von Spielleitung und Show',
    house: 'Hauswurf: nur von der Show verschlossen',
  },
  alarm: {
    title: 'Mit den Würfeln stimmt etwas nicht',
    keep: 'Lass diese Seite offen und prüfe nach der Show das Protokoll.',
    check: 'Die Würfel prüfen',
    commit: 'Das Schloss der Show ist nicht mehr das, das diese Seite zuerst gesehen hat.',
    'public-seed': 'Was alle in die Würfel gemischt haben, wurde nach dem Start geändert.',
    source: 'Dein Schloss fehlt beim Start der Show.',
    pledge: 'Dein Schloss wurde von der Liste genommen.',
    link: entry => `In Eintrag ${entry} fehlt dein Schloss, obwohl du gedrückt hast.`,
    stranger: 'Unter deinem Namen hängt ein Schloss, das nicht deins ist.',
  },
  others: {
    device: 'Auch ein anderes Gerät von dir kann diese Würfe verschließen.',
    link: 'Auch ein Gerät mit einem Link der Spielleitung kann deine Würfe verschließen.',
    coHost: 'Auch die zweite Spielleitung kann die Würfe verschließen.',
    known: 'Ich weiß davon',
    strange: 'Alarm schlagen',
  },
  reported: {
    title: 'Jemand meldet ein Problem mit den Würfeln',
    host: 'Die Spielleitung',
    commit: who => `${who}: Das Schloss der Show hat sich geändert.`,
    'public-seed': who => `${who}: Was in die Würfel gemischt wurde, hat sich nach dem Start geändert.`,
    source: who => `${who}: Beim Start fehlt ein Schloss.`,
    pledge: who => `${who}: Ein Schloss wurde von der Liste genommen.`,
    link: (who, entry) => `${who}: In Eintrag ${entry} fehlt ein Schloss.`,
    stranger: who => `${who}: Unter diesem Namen hängt ein fremdes Schloss.`,
  },
};

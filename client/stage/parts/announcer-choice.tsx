/** Whether this screen reads the commentary aloud, with which voice, and how fast. */
import { useEffect, useState } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { announce, announcing, canAnnounce, voices } from '../announcer.ts';

const texts = words.choices;

const AnnouncerChoice = () => {
  const [known, setKnown] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!canAnnounce()) return;
    // Browsers load their voices when they are first asked for them.
    const look = () => setKnown(voices());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  if (!canAnnounce()) return null;
  const { on, voice, speed } = announcing.value;
  return (
    <>
      <label>
        <input type="checkbox" checked={on} onChange={event => announce({ on: event.currentTarget.checked })} />
        {texts.announcer}
      </label>
      {on && known.length > 1 && (
        <label>
          {texts.voice}
          <select value={voice} onChange={event => announce({ voice: event.currentTarget.value })}>
            <option value="">{texts.anyVoice}</option>
            {known.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {on && (
        <label>
          {texts.speed}
          <input
            type="range"
            min="0.7"
            max="1.5"
            step="0.1"
            value={speed}
            onInput={event => announce({ speed: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </>
  );
};

export default AnnouncerChoice;

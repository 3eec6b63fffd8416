/**
 * The colours of every show. They are on every page, because the lobby shows all of them, and others need theirs before anything
 * else of their show has arrived.
 */
import.meta.glob('./*/look.css', { eager: true });

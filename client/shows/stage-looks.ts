/** What a stage needs of each show's colours beyond what its pages do. */
import.meta.glob('./*/stage.css', { eager: true });

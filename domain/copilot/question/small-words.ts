const list = (words: string) => words.split(/\s+/).filter(Boolean);

/**
 * French and English words that do not affect the intent. Negations, "who", "why", "how" and words for other people are
 * excluded, because such words change the right answer.
 */
export const smallWords: ReadonlySet<string> = new Set([
  ...list("le la les l un une des du de d au aux a en et ou y ce c cet cette ces ca cela dans pour pr par sur avec"),
  ...list("je j on nous me m moi mon ma mes notre nos tu t toi te s se que qu quoi koi quel quelle quels quelles"),
  ...list("est es sont suis jsuis etait etais ai as avons avez ont avais avait javais jai a t il"),
  ...list("est ce esque esce cest c cetait ya donc alors bah ben hein euh sinon aussi puis mais"),
  ...list("peux peut pouvez peux tu pourrais veux voudrais aimerais savoir sais dis dire donne donner montre voir"),
  ...list("calcule calculer fais faire fait font explique stp svp plait s il te merci bonjour salut hello coucou"),
  ...list("actuellement actuel actuelle moment maintenant mnt la auj niveau chiffre valeur taux"),
  ...list("the a an of in on at to for with and or but so my our me us i we it s is are am was were be been"),
  ...list("m re ve ll d what whats which that this these do does did have has had got there here can could"),
  ...list("tell show give know want see look compute calculate please pls plz thanks hi hey just right now current"),
  ...list("currently today ok okay then also well number figure figures rate s t you"),
]);

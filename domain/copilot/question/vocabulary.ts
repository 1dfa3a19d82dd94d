import type { Intent } from "./intent.ts";

const quantity = "combien, cb~, cmb~, how much, how many";
const monthly =
  "par mois, chaque mois, du mois, ce mois, mensuel*, a month, per month, each month, every month, this month, monthly";
const reason = "pourquoi, pkoi~, pk~, pq~, why";
const movement =
  "augment*, baiss*, mont*, evolu*, chang*, rise*, rising, fall*, drop*, going up, going down, go up, go down";
const moment = "quand, qd~, when, jusqu a, jusqua~, jusqu en, until, till, till we~, by~, before~, avant~";
const span = "combien de temps, cb de temps, cmb de temps, how long, mois, months, an, ans, year, years";

/**
 * Each intent's keywords by weight; 0 only marks understood words. A star matches any ending, a tilde requires exact
 * spelling.
 */
export const vocabulary: Record<Intent, Partial<Record<0 | 1 | 2 | 3 | 4, string>>> = {
  runway: {
    0: `${quantity}, ${moment}, ${span}, ${reason}, analyse*, analyze, dois, faut, need, cut, passe, passer, sous, under, below, how long, make it to, ete~, hiver~, summer, winter, christmas, noel, till we run, vais, si je fais rien, til~, runway`,
    3: "runway, combien de temps tient, tient ma treso*, temps me reste, mois me reste*, mois il me reste, mois reste, mois de treso*, mois de cash, months left, how long will, how long would, how long do, how long does, out of cash, run out, a sec, a court de, cash dure, money last, cash last, quand je meurs, je meurs, droit dans le mur, going to die, on coule, on meurt, mourir, we die, do we die, faillite*, bankrupt*, mois devant, on tient, je tiens, to last, couper pour tenir, reduire pour tenir, economiser pour tenir, survi*, passe noel, passer noel, passe l hiver, passe l ete, tenir jusqu, get to christmas, make it to, last until, fin de la caisse, caisse vide, compte vide, tresorerie s epuise, months of cash, tenir combien, tient jusqu, temps je tiens, temps on tient, mon runway, my runway, our runway",
    2: "combien de mois, how many months, tenir, tiens, tient, autonomie, epuise*, analyse mon runway, plus d argent, jusqu a quand, until when, combien de temps",
    1: "treso*, tresorerie, cash, caisse, reste*, left, mois, months",
  },
  scenario: {
    0: `${quantity}, ${moment}, ${span}, ${monthly}, change, changes, ca change quoi, que se passe, what happens, happens, happen, runway, tresorerie, treso, cash, tiens, tient, tenir, last, lasts, left, reste, restera, chacun, chacune, each, one, people, personnes, gros, grosse, biggest, plus gros, new, nouveau, nouveaux, client, clients, customer*, qui, who, pays, prends, prendre, take, about, poste, pub~, ads~, rent, loyer, tva~, vat~, bpi~, subvention, grant, oncle, uncle, banque, bank, from, by, que, if, si, wat~, would, euros, balles~, by, payer, hire, oncle`,
    4: "si j embauche, si je recrute, si j engage, if i hire, if we hire, hiring, en embauchant, en recrutant, si je baisse mes depenses, si je reduis mes depenses, if i cut, if we cut, si je coupe, if i spend, si je depense, si j economise, if i save, en plus par mois, de plus par mois, en moins par mois, de moins par mois, more a month, less a month, more per month, less per month, si je touche, si j encaisse, si on embauche, si on recrute, if i recruit, if costs, if i get, if we get, if i receive, if we raise, if i raise, si je leve, si on leve, je leve et, would last, late payment, paie en retard, pays late, paient en retard, pay late, en retard de, si je recois, si je perds, perds mon, perd mon, if i lose, lose my, lose our, if we lose, si on perd",
    3: "vire~, virer, licenci*, fire~, sign a customer, sign a client, signe un client, signe un contrat, embauche*, recrute*, hire, hires, hiring, recrutement*, si mes depenses, scenario*, if my burn, if burn, si mon burn, if my spending, si mes charges, simule*, me payer, pay myself, afford",
    2: "et si, what if, what happens if, late~, retard~, si je*, if i, if we, commercial*, developpeur*, dev, devs, salarie*, engineer*, salesperson, salespeople, sales reps, stagiaire*, alternant*, en plus, en moins, double, doubles, halve*, divise*, budget, coupe*, reduis, economise*",
    1: "si, if",
  },
  burn: {
    0: `${quantity}, ${monthly}, ${reason}, ${movement}, net~, nette*, average, moyen*`,
    3: "burn, burn rate, mon burn, my burn, our burn, depense nette, depenses nettes, je depense, on depense, do i spend, am i spending, are we spending, i spend, we spend, brule*, burning, cash burn, rythme de depense*, depenses mensuelles, monthly spend*, sort par mois",
    2: "depense*, spend*, charges, burning",
    1: "par mois, a month, per month",
  },
  mrr: {
    0: `${quantity}, ${monthly}, ${reason}, ${movement}, comment evolue, how is, recurrent, recurring`,
    3: "gagne par mois, gagnons par mois, do i make, do we make, make a month, mrr, mon mrr, my mrr, our mrr, revenu recurrent, revenus recurrents, recurring revenue, arr~, chiffre d affaires mensuel, monthly revenue",
    2: "revenu*, revenue*, croissance, growth, ca mensuel, chiffre d affaires, evolue*, ventes, progresse*, grow*",
    1: "evolution, sales, ca~",
  },
  cac: {
    0: `${quantity}, ${reason}, ${movement}, new, nouveau, nouveaux, moyen, average`,
    3: "cac, mon cac, my cac, our cac, cout dacquisition, cout d acquisition, cost of acquisition, acquisition cost, customer acquisition, coute un client, cost per customer, cout par client, client me coute, customer cost*, coute un nouveau client",
    2: "acquisition, acquerir, acquire",
    1: "client, clients, customer*",
  },
  churn: {
    0: `${quantity}, ${monthly}, ${reason}, ils~, they~, taux, si, if, passe, passait, double, doubles, doublait, halved, halves, moitie, drops, drop, baisse, falls, fall, rises, rise, monte, tiens, tient, combien je tiens, runway, goes, non~, right~`,
    3: "churn, mon churn, my churn, our churn, attrition, clients partent, clients qui partent, customers leave, losing customers, perds des clients, clients perdus, lose customers, taux de depart, perte de clients, resili*, customers leaving, perdons des clients, partent, s en vont, are leaving",
    2: "retention, desabonne*, leave",
    1: "clients, customers",
  },
  cash: {
    0: `${quantity}, ${reason}, ${movement}, reste, restera, left, il me reste`,
    3: "en banque, cash dispo*, in the bank, argent en caisse, combien en caisse, combien de cash, how much cash, how much money, solde*, bank balance, tresorerie actuelle, mon cash, combien d argent, ma tresorerie, cash position, ma treso",
    2: "treso*, tresorerie, cash, caisse, banque, bank",
  },
  numbers: {
    0: `since, depuis`,
    4: "mes chiffres, my numbers, my figures, nos chiffres, our numbers, mes kpi*, my kpi*, our kpi*, nos kpi*, mes metriques, what changed, what has changed, qu est ce qui a change, qui a change, le mois dernier, last month, mois dernier, bilan du mois, my metrics, our metrics, tableau de bord, dashboard",
  },
  ltv: {
    0: `${quantity}, cac, ltv, margin, marge, mois, month, period, periode, par mois, a month, de marge`,
    4: "ltv, lifetime value, valeur vie, payback, unit economics, rentabilite par client, rentabilite d un client, rembourser mon cac, rembourse son cac, marge par client, margin per customer",
    3: "combien rapporte un client, customer worth",
  },
  valuation: {
    0: `${quantity}, combien vaut`,
    4: "vaut ma boite, de ma boite, vaut ma societe, vaut ma startup, vaut mon entreprise, vaut on, vaut notre, valoriser ma, quelle valo, quelle valorisation, my valuation, our valuation, ma valo, ma valorisation, startup worth, company worth, are we worth, am i worth, is it worth, worth today, value of my company, value my startup, value my company",
    2: "worth",
  },
  nps: { 4: "nps, net promoter*, promoteur*, detracteur*, promoter*, detractor*", 2: "satisfaction, recommande*" },
  "growth-needed": {
    0: `${quantity}, ${span}, ${moment}, ${monthly}, grow*, croissance, croitre, mrr, revenu*, revenue*, monte*, augment*, percent, how fast, must, si, if, treso*, cash`,
    4: "customers do i need, customers do we need, clients il me faut, clients me faut, croissance faut, croissance il me faut, croissance me faut, growth do i need, growth needed, growth is needed, faut croitre, need to grow, besoin de croitre, croissance necessaire, quelle croissance pour, what growth, croissance requise, croissance faudrait, seuil de rentabilite, break even, breakeven, devenir rentable, etre rentable, become profitable, be profitable, point mort, reach profitability, atteindre la rentabilite, pour arriver a, how fast must, how fast should, atteindre l equilibre",
    3: "rentable*, rentabilite, profitable, profitability, pour atteindre, to reach, equilibre, to get to, passer a, arriver a, doubler, double mon, double my, croitre",
    2: "croissance, growth, faut, need, atteindre, reach, combien par mois",
    1: "objectif, target, mrr",
  },
  dilution: {
    0: `${quantity}, si, if, reserve, bspce, contre, contre~, away, pourcentage, percentage, share, shares, parts, actions`,
    4: "dilution, dilue*, diluted, dilute, pre money, post money, premoney, postmoney, combien je garde, what do i keep, how much do i keep, left for me, left for us, part me reste, parts me reste*, il me reste de parts, how much equity, cede*, give away, je garde",
    3: "pre~, post~, valo, valorisation, valuation, equity, pourcentage du capital, mes parts, my share*, bspce, pool",
    2: "capital, leve*, raise, raising, tour, round, parts, garde",
    1: "investisseur*, investor*, offer*, propose*, contre~",
  },
  "bsa-air": {
    0: `${quantity}, si, if, puis, then, pre money, premoney, pre~, away, give away, lose, donne, round, tour, leve*, raise*, raising, valo, valuation, rate`,
    4: "bsa air, bsaair, bsa, safe note, safe~, convertible*, valuation cap, decote, cap de, cap a, with a cap, long stop",
    2: "decote*, discount, plafond, cap~, conversion, converti*",
  },
  readiness: {
    0: `etre, mieux, be, more, plus, how do i, comment, improve, augment*, mon score, monter`,
    4: "readiness, mon score, my score, score de, score readiness, criteres, criteria, investor ready, pret a lever, ready to raise, prete a lever, gagner des points, gain points, more points, investment ready, manque t il, manque pour lever",
    3: "score, scan*, pret, ready, ecart*, gaps, gap, points faibles, weak points, lacune*, what am i missing, qu est ce qu il me manque, ameliorer mon dossier",
    2: "points, dossier, manque*, missing, ameliore*, improve",
  },
  aids: {
    0: `publique*, public, demander, demande*, apply, apply for`,
    4: "aides~, aide publique, subvention*, grants, grant, bpifrance, bpi, cir~, cii~, jei~, credit d impot, tax credit*, public aid, public funding, non dilutif, non dilutive, pret d honneur, pret innovation, french tech, aide regionale, aides regionales, public money, aide a l innovation, avance remboursable",
    2: "aide, financement public, region*, funding",
    1: "financement*",
  },
  session: {
    0: `quand, quand a lieu, quand aura lieu, when, prochain*, next, suis, pouvoir, date`,
    4: "pitch session, session de pitch, prochaine session, next session, date limite, deadline, demo day, candidater, candidature*, apply, application*, suis je eligible, am i eligible, eligible, prochain pitch, next pitch, jour de pitch, cloture",
    3: "session*, pitcher, pitch",
    2: "quand, when, date, inscri*",
  },
  introductions: {
    0: `qui~, who~, ${quantity}, investisseur*, investor*, mise en relation, mises en relation, introduction*, rencontre*, meet`,
    4: "attend ma reponse, attendent ma reponse, attend une reponse, attendent une reponse, attend de mes nouvelles, waiting for my answer, waiting for an answer, waits for my answer, waiting for my reply, waiting for a reply, demande de rencontre, demandes de rencontre, veut me rencontrer, veulent me rencontrer, wants to meet, want to meet, requests to meet",
    3: "en attente, pending",
  },
  "last-update": {
    0: "derniere, dernier, last, latest, investisseurs, investors, disait, said, say, ecrit, written, write, aux investisseurs, to investors",
    4: "derniere nouvelle, dernieres nouvelles, derniere mise a jour, dernier update, last update, latest update, last investor update, latest investor update",
    2: "promis, promettai*, promesse*, promise*",
  },
  articles: {
    4: "article*, un article, an article, article about, article sur, blog, lire, a lire, read, reading, quoi lire, ressource*, resource*, lecture, post on, guide sur, guide on",
    2: "documentation, apprendre, learn, guide*, conseille*",
  },
  term: {
    0: `pre et post, pre ou post, pre and post, pre or post, pre vs post, differences, entre, between`,
    4: "vs~, versus, difference entre, diff entre, difference between, diff between, c est quoi, c quoi, cest quoi, qu est ce que, qu est ce qu, quest ce que, que veut dire, ca veut dire, what is a, what is an, what is the meaning, what does, what s a, definition de, definis, define, definition, explique moi, explique, explain, signifie, meaning of, mean, kesako, means, veut dire, what are",
    2: "quoi, what is, whats, what s",
  },
  funnel: {
    0: `comment, how do i, how can i, mon, analyse*`,
    4: "funnel, entonnoir, tunnel, optimise mon funnel, optimiser mon funnel, optimize my funnel, optimise my funnel, tunnel de vente, sales funnel, conversion rate*, taux de conversion",
    3: "convertir, conversion*, gagner plus de clients, more customers, plus de clients, acquisition et churn, acquire more, pipeline",
    2: "optimise*, optimize*, ameliore*, vendre plus, sell more",
  },
  "next-round": {
    0: `${quantity}, ${moment}, ${span}, dois, faut, should, need, how much, tenir, last, commencer, start`,
    4: "prochaine levee, next round, next raise, ma levee, my raise, my round, prepare ma, lever des fonds, levee de fonds, fundraising, fundraise, combien lever, combien dois je lever, quand lever, when should i raise, when should i start, should i start raising, start raising, quand commencer, how much should i raise, how much to raise, prochain tour, preparer ma levee, prepare my, dois je lever, raise money, raising money, seed round, quand commencer a lever, faire une levee, combien je dois lever, quand je dois lever, how much do i need to raise, how much do we need to raise",
    3: "levee, lever, fundrais*, raise",
    2: "investisseur*, investor*, tour, round, montant",
    1: "prepare*",
  },
  roadmap: {
    0: `pour, prochain, next, trois mois, mes, prepare*`,
    4: "roadmap, feuille de route, t1~, q1~, premier trimestre, first quarter, plan du trimestre, trimestre, quarter, plan pour janvier, trois prochains mois, next three months, 3 prochains mois, next 3 months, plan sur 3 mois, planning",
    2: "plan, janvier, january",
  },
  priority: {
    0: `jfais~, dois, fais, faut, should, maintenant`,
    4: "priorite*, priorities, priority, what should i do, que dois je faire, what to do, what now, par ou commencer, where do i start, where to start, je dois faire quoi, je fais quoi, cette semaine, this week, aujourd hui, today, d abord, first thing, urgent*, alerte*, alerts, prochaine etape, next step, actions",
    3: "que faire, quoi faire",
    2: "commencer, start, important*",
  },
  help: {
    4: "chatgpt, gpt~, claude~, un robot, a robot, un bot, a bot, que sais tu, que sais tu faire, tu sais faire, tu peux faire, what can you, can you do, help, aide moi, m aider, comment ca marche, how do you work, who are you, qui es tu, es tu une ia, are you an ai, bonjour, hello, salut, merci, thx~, thanks, thank you, hi, hey, coucou, bonsoir, tu sers a quoi, tu fais quoi",
    2: "tu sais, you know",
  },
  outside: {
    4: "impot~, impots~, dimpot~, dimpots~, tva~, vat~, urssaf, cotisation*, tax~, taxes~, fiscal*, statut juridique, quel statut, meilleur statut, sas~, sasu~, sarl~, eurl~, contrat de travail, contrats de travail, licenciement*, prud hommes, avocat~, juridique*, lawyer*, legal advice, rgpd~, gdpr~, comptable*, accountant*, accounting, brevet~, patent~, trademark*, depot de bilan, employment contract, charges sociales, charges patronales, prelevement*",
  },
  others: {
    4: "autres startups, autre startup, other startups, another startup, autres fondateurs, other founders, another founder, autre fondateur, concurrent*, competitor*, other founder, des autres, autres boites, autre boite, autres utilisateurs, other users, quels investisseurs, which investors, liste des investisseurs, list of investors, investor list, emails des, e mail de, email de, email of, emails of, telephone de, phone of, phone number, numero de, adresse de, everyone s, tous les fondateurs, all founders, toutes les startups, all startups, autre compte, another account, tous les comptes, all accounts, all users, every user, list users, tous les utilisateurs, administrateur, now admin, je suis admin, base de donnees, database, mot de passe*, password*, prompt systeme, system prompt, variable d environnement, environment variable*, cle api, api key*, copilot key, secret*, autre conversation, other chats, conversations des autres, someone else, chez marmelade, startup voisine",
    3: "ignore tes instructions, ignore your instructions, ignore all, ignore previous, ignore les, oublie tes, tout ce qui precede, ton prompt, your prompt, tes instructions, your instructions, tes consignes",
  },
  change: {
    4: "change mon, change my, modifie*, supprime*, delete, remove my, efface*, passe moi, passe mon compte, upgrade me, upgrade my, downgrade*, mets a jour, update my, enregistre*, saisis pour moi, save my, envoie*, send an, send a, send my, publie, publier, publish, ecris a, ecris moi, write me, redige*, draft me, draft an, draft a, resilie mon, cancel my, annule*, reserve moi, reserve un, reserve une, book me, inscris moi, cree un compte, set my, mets mon, mets ma, candidate pour moi, apply for me, invite*, transfere*, transfer, paie ma, paie mon, pay my, email my, email the, mail my, write to my, write to the",
  },
};

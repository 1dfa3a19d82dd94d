export const words = {
  alt: "A restaurant’s order page: tomorrow’s harvest from three market gardeners, the kilos left of each, an order of €61 and one button.",
  caption:
    "The whole first version of Potager on one screen: what’s left, what you take, one button. We drew it to show the scale of an MVP. The product, the growers and the prices are invented.",
  address: "potager.example, for restaurants",
  title: "Harvested tomorrow morning",
  until: "Order until 21:00. The grower calls about delivery.",
  offers: [
    {
      crop: "Tomatoes",
      grower: "Lez Farm, 18\u00A0kg left",
      price: "€3.20 a kilo",
      left: 0.45,
      amount: "10\u00A0kg",
    },
    {
      crop: "Courgettes",
      grower: "Three Greenhouses, 25\u00A0kg left",
      price: "€2.10 a kilo",
      left: 0.8,
      amount: "8\u00A0kg",
    },
    {
      crop: "Basil",
      grower: "Pond Garden, 2\u00A0kg left",
      price: "€12.20 a kilo",
      left: 0.15,
      amount: "1\u00A0kg",
    },
  ],
  total: "Your order",
  sum: "€61.00",
  order: "Order for tomorrow",
};
